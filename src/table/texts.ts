/** Formats the numbers of the play screen. */

/** Minutes and seconds, `1:05`; a countdown (`down`) rounds up, so that 0 shows only at its end. */
export function clockText(seconds: number, down: boolean): string {
  const whole = down ? Math.ceil(seconds) : Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
