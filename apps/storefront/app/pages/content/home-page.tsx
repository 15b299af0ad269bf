import { Blocks } from '../blocks/blocks';
import type { ContentPageData } from '../../server/content-page.server';

/** The front page: the blocks of the CMS. */
export function HomePage({ blocks }: ContentPageData) {
  return <Blocks blocks={blocks} />;
}
