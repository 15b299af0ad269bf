const all = (selector) => [...document.querySelectorAll(selector)];
const text = (element) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/**
 * Returns the values in the refinement list `#<widget>` with their counts. `of` is the widget's CSS name, such as `Menu`. Values with a
 * count of 0 are left out: a selected value stays in the list after its last hit is gone.
 */
const counts = (widget, of) =>
  Object.fromEntries(
    all(`#${widget} .ais-${of}-item`)
      .map((item) => [
        text(item.querySelector(`.ais-${of}-labelText`) ?? item.querySelector(`.ais-${of}-label`)),
        Number(text(item.querySelector(`.ais-${of}-count`))),
      ])
      .filter(([, count]) => count > 0),
  );

/** Returns what a shopper reads in the widgets of the page, in the same form for both libraries. */
export function readDisplayedResults() {
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
