import { Link } from '@marehalm/ui';
import type { LinkView } from '../../view-models/teaser-view';

/** Returns the link of a block, if it has one, as props for the kit's blocks. */
export const toLinkProps = (link: LinkView | undefined) =>
  link ? { link: <Link href={link.path}>{link.label}</Link> } : {};
