import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx', { id: 'en.home' }),
  route('articles/:slug', 'routes/article.tsx', { id: 'en.article' }),
  route('contact', 'routes/contact.tsx', { id: 'en.contact' }),
  route('de', 'routes/home.tsx', { id: 'de.home' }),
  route('de/artikel/:slug', 'routes/article.tsx', { id: 'de.article' }),
  route('de/kontakt', 'routes/contact.tsx', { id: 'de.contact' }),
] satisfies RouteConfig;
