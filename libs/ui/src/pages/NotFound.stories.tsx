import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ToolbarText } from '../testing/language.tsx';
import { PageContainer, ShopPage } from '../testing/shop-page.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';

const meta = {
  title: 'Pages/Not found',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: { component: `Status 404: what is wrong in one sentence, and a way on.` },
    },
  },
} satisfies Meta;
export default meta;

function NotFoundPage() {
  return (
    <ShopPage>
      <PageContainer>
        <EmptyState
          level={1}
          title={<ToolbarText en="Page not found" da="Siden kunne ikke findes" />}
          action={
            <ButtonLink href="#home">
              <ToolbarText en="Back to the front page" da="Tilbage til forsiden" />
            </ButtonLink>
          }
        >
          <p>
            <ToolbarText
              en="The address may be old, or there is a letter too many in it."
              da="Adressen er måske gammel, eller der er et bogstav for meget i den."
            />
          </p>
        </EmptyState>
      </PageContainer>
    </ShopPage>
  );
}

export const Desk: StoryObj = { render: () => <NotFoundPage />, globals: desktopViewport };
export const Phone: StoryObj = { ...Desk, globals: phoneViewport };
export const Narrow: StoryObj = { ...Desk, globals: narrowViewport };
