import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { OfflineBanner, type OfflineBannerProps } from './OfflineBanner.tsx';

const meta = {
  title: 'Feedback/OfflineBanner',
  component: OfflineBanner,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          'One line at the foot of the window while there is no connection, and for a moment when it is back.',
          '',
          '**Do** say what still works; that is what one wants to know.',
          '',
          '**Do** keep it calm: linen, no red. Nothing is broken, and nothing is lost.',
          '',
          "**Don't** interrupt the shopper: no dialog, no button, no page of its own.",
        ].join('\n'),
      },
    },
  },
  decorators: [
    (Banner) => (
      <div style={{ minHeight: '20rem', display: 'grid', alignContent: 'end' }}>
        <Banner />
      </div>
    ),
  ],
} satisfies Meta<typeof OfflineBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  connection: 'offline',
  offline: bilingual('You are offline.', 'Du er offline.'),
  meanwhile: bilingual(
    'Your bag is still here, and so is this page. What you change is sent when you are back.',
    'Din kurv og denne side er her stadig. Det, du ændrer, bliver sendt, når du er online igen.',
  ),
  restored: bilingual('You are back online.', 'Du er online igen.'),
} satisfies OfflineBannerProps;

export const Offline: Story = { args };
export const Restored: Story = { args: { ...args, connection: 'restored' } };
export const Online: Story = { args: { ...args, connection: 'online' } };

function Leaving(props: OfflineBannerProps) {
  const [connection, setConnection] = useState<OfflineBannerProps['connection']>('online');
  const next = { online: 'offline', offline: 'restored', restored: 'online' } as const;
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setConnection(next[connection]);
        }}
      >
        {next[connection]}
      </Button>
      <OfflineBanner {...props} connection={connection} />
    </>
  );
}

export const ComesAndGoes: Story = {
  args,
  render: (given) => <Leaving {...given} />,
  play: async ({ canvas, userEvent }) => {
    // The region is there before its words are, else they would not be read aloud.
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(status).toHaveTextContent(/offline/);
    await expect(canvas.getByRole('status')).toBe(status);
    await userEvent.click(button);
    await expect(status).toHaveTextContent(/back online|online igen/);
    await userEvent.click(button);
    await expect(status).toBeEmptyDOMElement();
  },
};

export const LongestDanish: Story = {
  args: {
    ...args,
    offline: 'Du er ikke længere på nettet.',
    meanwhile:
      'Din indkøbskurv, dine valgte prøver og denne side er her stadig. Det, du ændrer, bliver sendt, så snart forbindelsen er tilbage.',
  },
  globals: narrowViewport,
};

export const Narrow: Story = { args, globals: narrowViewport };

export const AllVariants: Story = {
  args,
  render: (given) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <OfflineBanner {...given} />
      <OfflineBanner {...given} connection="restored" />
    </div>
  ),
};
