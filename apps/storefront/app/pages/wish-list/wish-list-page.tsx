import { PageHeader, Section, Skeleton } from '@marehalm/ui';
import { loadMessages } from '../../../.messages/wishList';
import { createClientOnlyComponent } from '../../intl/client-only-component';

/** Loaded with its messages in one language. The page's HTML contains neither. */
const Contents = createClientOnlyComponent(
  loadMessages,
  async () => (await import('./wish-list-contents')).WishListContents,
);

/** The products that the shopper has saved for later. Only the browser knows them. */
export function WishListPage({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHeader title={title} text={text} />
      <Section>
        <Contents fallback={<Skeleton />} />
      </Section>
    </>
  );
}
