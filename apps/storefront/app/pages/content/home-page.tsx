import { Blocks } from '../blocks/blocks';
import type { ContentPageData } from '@marehalm/page-data';

/** The front page: the blocks of the CMS. */
export function HomePage({ blocks }: ContentPageData) {
  return <Blocks blocks={blocks} />;
}
