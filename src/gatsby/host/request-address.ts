/** The address that a request asks for. */

/**
 * Reads the target of a request; `//` and the like are paths here, and never name another host.
 * @param target the first line's second word, such as `/blog/?page=2`
 * @returns undefined if it is no address
 */
export function requestAddress(target = "/"): URL | undefined {
  const whole = target.startsWith("/") ? `http://host${target}` : target;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}
