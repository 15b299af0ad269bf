import { Link } from '@marehalm/ui';
import type { LinkView } from '../../view-models/block';

/** The link of a block, where it has one, as the kit's blocks take it. */
export const moreLink = (link: LinkView | undefined) =>
  link ? { link: <Link href={link.path}>{link.label}</Link> } : {};
