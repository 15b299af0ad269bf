const all = (selector) => [...document.querySelectorAll(selector)];
const text = (element) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Values and their counts in a list of values. What is chosen stays there when nothing has it any more. */
const counts = (widget, of) =>
  Object.fromEntries(
    all(`#${widget} .ais-${of}-item`)
      .map((item) => [
        text(item.querySelector(`.ais-${of}-labelText`) ?? item.querySelector(`.ais-${of}-label`)),
        Number(text(item.querySelector(`.ais-${of}-count`))),
      ])
      .filter(([, count]) => count > 0),
  );

/** What a shopper reads in the widgets, which look alike in both libraries. */
export function shown() {
  return {
    found: Number(/\d+/.exec(text(document.querySelector('.ais-Stats-text')).replace(/^No /, '0 '))?.[0]),
    hits: all('#hits .ais-Hits-item').map((hit) => text(hit).replace(/^(\d+)\s*/, '$1 ')),
    marked: [...new Set(all('#hits .ais-Highlight-highlighted').map(text))],
    pages: all('#pages .ais-Pagination-item--page').length,
    brands: counts('brand', 'RefinementList'),
    categories: counts('category', 'HierarchicalMenu'),
    kinds: counts('kind', 'Menu'),
    range: all('#price input').map((input) => input.getAttribute('placeholder') ?? ''),
    ratings: all('#rating .ais-RatingMenu-item').map((item) =>
      Number(text(item.querySelector('.ais-RatingMenu-count'))),
    ),
    stories: all('#stories .ais-InfiniteHits-item').map((hit) => text(hit).replace(/^s\d+\s*/, '')),
  };
}
