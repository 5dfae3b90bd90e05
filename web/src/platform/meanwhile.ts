// What is asked again and again until something else is done.
const APART = 500;

/** Takes what is told about work of seconds until it is done; gives what the work gives. */
export async function meanwhile<Told, Result>(
  work: Promise<Result>,
  ask: () => Promise<Told>,
  take: (told: Told) => void,
): Promise<Result> {
  let isDone = false;
  const look = async (): Promise<void> => {
    if (isDone) return;
    try {
      const told = await ask();
      if (!isDone) take(told);
    } catch {
      // The work itself says what is wrong, if anything is.
    }
    if (!isDone) setTimeout(() => void look(), APART);
  };
  setTimeout(() => void look(), APART);
  try {
    return await work;
  } finally {
    isDone = true;
  }
}
