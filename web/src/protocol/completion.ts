// What the server leaves out because it is the usual, or because it is as it was, put back: the page can count on every
// field.
import { type ServerMessage, SHAPES, type TableView, TAGS, type Update } from "./messages";

function filled(shape: string | undefined, sent: unknown): unknown {
  if (Array.isArray(sent)) return sent.map((one) => filled(shape, one));
  const known = shape === undefined ? undefined : SHAPES[shape];
  if (!known || sent === null || typeof sent !== "object") return sent;
  const whole: Record<string, unknown> = { ...known.left, ...sent };
  for (const [field, of] of Object.entries(known.of)) whole[field] = filled(of, whole[field]);
  return whole;
}

/** A message as the server meant it. */
export const whole = (sent: { type: string }): ServerMessage => filled(TAGS[sent.type], sent) as ServerMessage;

/** An update with what its view leaves out because it is as in the view of the step before. */
export function completed(update: Update, before: TableView | undefined): Update {
  if (!before || update.same.length === 0) return update;
  const seats = before.seats.map((old) => update.view.seats.find(({ seat }) => seat === old.seat) ?? old);
  const kept = Object.fromEntries(
    update.same.map((field) => [field, field === "seats" ? seats : before[field as keyof TableView]]),
  );
  return { ...update, view: { ...update.view, ...kept }, same: [] };
}

/** An answer of the HTTP half as the server meant it. */
export const wholeAnswer = <Answer>(shape: string, sent: Answer): Answer => filled(shape, sent) as Answer;
