// Waits until the callbacks of settled promises, and of timers that were set without a delay, have run.

export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
