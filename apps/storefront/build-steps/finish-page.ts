/** Shown under other addresses than their own, so they must not hydrate there: the router would look for the address. */
const NOT_HYDRATED = /^(?:da\/)?offline\/index\.html$/;
const NOT_FOUND = /^((?:da\/)?)404\/index\.html$/;

/**
 * What a rendered page becomes before it is compressed: itself, and for the 404 page the file that hosts show besides.
 *
 * @param dress Puts styles into a page, which then needs its scripts to fetch the others.
 */
export function finishPage(
  name: string,
  html: string,
  dress: (html: string) => string,
): { readonly name: string; readonly html: string }[] {
  if (NOT_HYDRATED.test(name)) return [{ name, html: withoutScripts(html) }];
  const [, folder] = NOT_FOUND.exec(name) ?? [];
  return [
    { name, html: dress(html) },
    ...(folder === undefined ? [] : [{ name: `${folder}404.html`, html: withoutScripts(html) }]),
  ];
}

function withoutScripts(html: string): string {
  return html.replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
}
