/** A redirect from a former path, such as an old slug, to its new location. */
export interface Redirect {
  /** Path that starts with a slash, without query and hash. */
  readonly from: string;
  /** Path on this site, optionally with query and hash, or an absolute `https:` URL. */
  readonly to: string;
  /** HTTP status: permanent (301 and 308) or temporary (302 and 307); 301 by default. */
  readonly status?: 301 | 302 | 307 | 308 | undefined;
}

/** The target of a redirect: the response's `Location` and status. */
export interface RedirectTarget {
  /** {@link Redirect.to} of the last step, with the visitor's query unless a step has its own. */
  readonly location: string;
  readonly status: 301 | 302 | 307 | 308;
}

/**
 * Returns a function that finds the redirect of a path, or `undefined`. Chains are resolved to their final target; the status is
 * permanent (301, 308) only if every step is, and the visitor's query is kept unless a step has its own.
 *
 * @throws RangeError when two redirects have the same `from`, redirects form a loop, `from` is not a path, or `to` is neither a path of
 * this site nor an `https:` URL.
 *
 * @example
 * ```ts
 * const redirectFor = createRedirectLookup([
 *   { from: '/product/shelter', to: '/product/lee' },
 *   { from: '/product/lee', to: '/product/lee-serum' },
 * ]);
 * redirectFor('/product/shelter', '?size=30'); // => { location: '/product/lee-serum?size=30', status: 301 }
 * redirectFor('/product/lee-serum'); // => undefined
 * ```
 */
export function createRedirectLookup(
  redirects: readonly Redirect[],
): (path: string, query?: string) => RedirectTarget | undefined {
  const byPath = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const key = redirectKey(redirect.from);
    if (!/^\/(?!\/)[^?#]*$/u.test(redirect.from)) {
      throw new RangeError(`Cannot redirect from "${redirect.from}": it is not a path`);
    }
    if (!/^(?:https:\/\/|\/(?![/\\]))[^\p{Cc}]*$/u.test(redirect.to)) {
      throw new RangeError(`Cannot redirect to "${redirect.to}": it is neither a path nor an https: address`);
    }
    if (byPath.has(key)) throw new RangeError(`Cannot redirect from "${redirect.from}": it is listed twice`);
    byPath.set(key, redirect);
  }
  const targets = new Map([...byPath].map(([key, redirect]) => [key, resolveChain(redirect, byPath)]));
  return (path, query = '') => {
    const target = targets.get(redirectKey(path));
    return target && { ...target, location: inherit(target.location, `?${query.replace(/^\?/u, '')}`) };
  };
}

/** Paths are compared decoded and without a trailing slash. */
function redirectKey(path: string): string {
  const bare = path.replace(/[?#].*/su, '').replace(/(.)\/$/u, '$1');
  try {
    return decodeURI(bare);
  } catch {
    return bare;
  }
}

/** Follows a chain of redirects to its end. */
function resolveChain(first: Redirect, byPath: ReadonlyMap<string, Redirect>): RedirectTarget {
  const steps = [first];
  let location = first.to;
  for (;;) {
    const next = byPath.get(redirectKey(location));
    if (!next) return { location, status: statusOf(steps) };
    if (steps.includes(next)) {
      throw new RangeError(`Cannot redirect from "${first.from}": it is part of a loop`);
    }
    steps.push(next);
    location = inherit(next.to, location);
  }
}

/** Permanent when every step is, and keeping the request's method when every step does. */
function statusOf(steps: readonly Redirect[]): RedirectTarget['status'] {
  const every = (...statuses: number[]) => steps.every(({ status = 301 }) => statuses.includes(status));
  if (every(307, 308)) return every(308) ? 308 : 307;
  return every(301, 308) ? 301 : 302;
}

/** `location` with the query and the hash of `from` where it has none itself (RFC 9110, section 10.2.2, for the hash). */
function inherit(location: string, from: string): string {
  const [path, query, hash] = partsOf(location);
  const [, inheritedQuery, inheritedHash] = partsOf(from);
  return path + (query || inheritedQuery) + (hash || inheritedHash);
}

/** Path, `?query` and `#hash`, each `''` where it is missing or has nothing but its sign. */
function partsOf(location: string): readonly [path: string, query: string, hash: string] {
  const [rest, hash] = cutAt('#', location);
  const [path, query] = cutAt('?', rest);
  return [path, query, hash];
}

function cutAt(sign: string, text: string): readonly [before: string, from: string] {
  const position = text.indexOf(sign);
  if (position < 0) return [text, ''];
  const from = text.slice(position);
  return [text.slice(0, position), from === sign ? '' : from];
}
