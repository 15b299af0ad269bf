import type { PageRules } from '@marehalm/static-router';

const rules: PageRules = {
  routeOf: (path) => {
    if (/^\/(?:articles|de\/artikel)\//.test(path)) return 'article';
    return /\/(?:contact|kontakt)$/.test(path) ? 'contact' : 'home';
  },
};

export default rules;
