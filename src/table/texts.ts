/** Small texts of the play screen that are made of numbers. */

/** `1:05`; a countdown rounds up, so that 0 is shown only when it is over. */
export function clockText(seconds: number, down: boolean): string {
  const whole = down ? Math.ceil(seconds) : Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
