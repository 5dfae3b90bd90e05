// Whether a connection is still there. What waits for an answer is counted in beats and not by the clock: a page that slept or was busy blames nobody.

/** Milliseconds between two beats. */
export const BEAT_MS = 500;
/** Beats of silence after which the other side is asked whether it is there: 3 s. */
const PING_AFTER_BEATS = 6;
/** Beats that an answer may take, 7 s: TCP needs up to 6.4 to go on after a connection was gone for five seconds. */
const DEAD_AFTER_BEATS = 14;

export interface Pulse {
  /** Beats since anything was heard. */
  quiet: number;
  /** Beats since the oldest question that nothing was heard after; none while nothing is asked. */
  waits: number | null;
  /** Whether we have asked if the other side is there. */
  pinged: boolean;
}

export const HEARD: Pulse = { quiet: 0, waits: null, pinged: false };
/** A connection that is being opened has as long again: to shake hands takes four ways there and back. */
export const OPENING: Pulse = { ...HEARD, waits: -DEAD_AFTER_BEATS };

/** Something is asked that has an answer. */
export const asked = (pulse: Pulse): Pulse => ({ ...pulse, waits: pulse.waits ?? 0 });
export const beaten = ({ quiet, waits, pinged }: Pulse): Pulse => ({
  quiet: quiet + 1,
  waits: waits === null ? null : waits + 1,
  pinged,
});
export const isDead = ({ waits }: Pulse): boolean => waits !== null && waits >= DEAD_AFTER_BEATS;
export const isSilent = ({ quiet, pinged }: Pulse): boolean => !pinged && quiet >= PING_AFTER_BEATS;
export const pinged = (pulse: Pulse): Pulse => ({ ...asked(pulse), pinged: true });
