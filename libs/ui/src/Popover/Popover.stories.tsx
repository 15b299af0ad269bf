import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: {
    docs: {
      description: {
        component: [
          'A few words more, beside the place where they are needed, without leaving the page.',
          '',
          '**Do** use it for what only some want to know: how a unit price is counted, why a phone number is asked for.',
          '',
          '**Do** name the button by the question it answers; the panel carries the same name.',
          '',
          "**Don't** put in it what is needed to go on: prices, sizes, mistakes and terms stand on the page.",
          '',
          "**Don't** put a form in it, or a second popover. For a question that must be answered take a Dialog.",
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  label: bilingual('How is a unit price counted?', 'Hvordan regnes enhedsprisen ud?'),
  children: (
    <p>
      <ToolbarText
        en="The price of one litre or one kilo, so that a small jar and a large one can be compared."
        da="Prisen for en liter eller et kilo, så en lille krukke kan sammenlignes med en stor."
      />
    </p>
  ),
};

export const Closed: Story = {
  args,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button');
    const panel = canvas.getByText(/litre|liter/);
    await expect(panel).not.toBeVisible();

    await userEvent.click(button);
    await waitFor(() => expect(panel).toBeVisible());
    await expect(canvas.getByRole('group')).toHaveAccessibleName(/unit price|enhedsprisen/);
    await userEvent.keyboard('{Escape}');
    // Keys made by a script do not reach the browser's own Esc; the end-to-end journeys press a real one.
    if (panel.closest(':popover-open')) await userEvent.click(button);
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(button).toHaveFocus();

    // The page behind stays usable.
    await userEvent.click(button);
    await expect(canvasElement.querySelector(':modal')).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(panel).not.toBeVisible());
  },
};

/** Shows a story with its popover open, as the browser opens it. */
const open: NonNullable<Story['play']> = ({ canvasElement }) => {
  for (const panel of canvasElement.querySelectorAll<HTMLElement>('[popover]')) panel.showPopover();
};

export const Open: Story = { args, play: open };

export const BesideAText: Story = {
  args: { ...args, look: 'info' },
  render: (given) => (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <span>
        <ToolbarText en="DKK 6,500.00/l" da="6.500,00 kr./l" />
      </span>
      <Popover {...given} />
    </div>
  ),
  play: open,
};

export const AtTheEndOfALine: Story = {
  args: { ...args, align: 'end', look: 'info' },
  render: (given) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Popover {...given} />
    </div>
  ),
  play: open,
};

export const WithALink: Story = {
  args: {
    label: bilingual('Why do you ask for my phone number?', 'Hvorfor beder I om mit telefonnummer?'),
    children: (
      <>
        <p>
          <ToolbarText
            en="The parcel shop sends you a text when the parcel is there. We use it for nothing else."
            da="Pakkeshoppen sender dig en sms, når pakken er klar. Vi bruger det ikke til andet."
          />
        </p>
        <p>
          <Link href="#privacy">
            <ToolbarText en="Privacy policy" da="Privatlivspolitik" />
          </Link>
        </p>
      </>
    ),
  },
  play: open,
};

export const LongestDanish: Story = {
  args: {
    label: 'Hvordan hænger fortrydelsesretten sammen med forseglede hudplejeprodukter?',
    children: (
      <p>
        Du kan fortryde købet i 14 dage fra den dag, du har modtaget pakken. Et forseglet hudplejeprodukt skal
        være uåbnet, når vi får det tilbage, fordi det af hygiejnemæssige årsager ikke kan sælges igen.
      </p>
    ),
  },
  globals: narrowViewport,
  play: open,
};

export const Narrow: Story = { ...AtTheEndOfALine, globals: narrowViewport };

export const AllVariants: Story = {
  args,
  render: (given) => (
    <div style={{ display: 'grid', gap: '1.5rem', justifyItems: 'start', minHeight: '16rem' }}>
      <Popover {...given} look="info" />
      <Popover {...given} />
    </div>
  ),
  play: ({ canvasElement }) => {
    [...canvasElement.querySelectorAll<HTMLElement>('[popover]')].at(-1)?.showPopover();
  },
};
