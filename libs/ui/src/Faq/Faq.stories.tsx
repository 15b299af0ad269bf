import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import { Faq } from './Faq.tsx';

const meta = {
  title: 'Blocks/Faq',
  component: Faq,
  parameters: {
    docs: {
      description: {
        component: `Questions and answers. Every answer has an address of its own, which opens it.

**Do** write the question as a shopper asks it. **Do** begin the answer with the answer. **Do** keep ids when words change: mails link to them.

**Don't** hide what must be known before buying. **Don't** open one from the start.`,
      },
    },
  },
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  questions: [
    {
      id: 'delivery-cost',
      question: bilingual('What does delivery cost?', 'Hvad koster fragten?'),
      answer: bilingual(
        'In Denmark, delivery to a parcel shop is free with every order.',
        'I Danmark er levering til pakkeshop gratis på alle ordrer.',
      ),
    },
    {
      id: 'samples',
      question: bilingual('How many samples may I choose?', 'Hvor mange prøver kan jeg vælge?'),
      answer: bilingual('Three with every order.', 'Tre gratis prøver med hver ordre.'),
    },
    {
      id: 'withdraw',
      question: bilingual('May I change my mind?', 'Kan jeg fortryde mit køb?'),
      answer: bilingual(
        'Yes, for 14 days from the day on which you got the parcel.',
        'Ja, i 14 dage fra den dag, du har modtaget pakken.',
      ),
    },
  ],
};

export const Many: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/delivery cost|koster fragt/));
    await userEvent.click(canvas.getByText(/samples may|mange prøver/));
    await expect(canvas.getByText(/parcel shop|pakkeshop/)).toBeVisible();
    await expect(canvas.getByText(/Three with|Tre gratis/)).toBeVisible();
  },
};
export const OneAtATime: Story = {
  args: { ...args, opens: 'one' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/delivery cost|koster fragt/));
    await userEvent.click(canvas.getByText(/samples may|mange prøver/));
    await expect(canvas.getByText(/parcel shop|pakkeshop/)).not.toBeVisible();
  },
};
export const ByItsAddress: Story = {
  args,
  beforeEach: () => () => {
    history.replaceState(null, '', location.pathname + location.search);
  },
  play: async ({ canvas }) => {
    const answer = canvas.getByText(/14 days|14 dage/);
    await expect(answer).not.toBeVisible();
    location.hash = '#withdraw';
    await waitFor(() => expect(answer).toBeVisible());
  },
};
/** An address that is no escaped text, on arrival and later, and one without a part. */
export const ByNoAddress: Story = {
  args,
  beforeEach: () => {
    history.replaceState(null, '', '#50%');
    return () => {
      history.replaceState(null, '', location.pathname + location.search);
    };
  },
  play: async ({ canvas }) => {
    const failed = fn();
    window.addEventListener('error', failed);
    for (const hash of ['#5%', '']) {
      const changed = new Promise((resolve) => {
        window.addEventListener('hashchange', resolve, { once: true });
      });
      location.hash = hash;
      await changed;
    }
    window.removeEventListener('error', failed);
    await expect(failed).not.toHaveBeenCalled();
    await expect(canvas.getByText(/14 days|14 dage/)).not.toBeVisible();
  },
};
export const LongestDanish: Story = {
  args: {
    questions: args.questions.map((each) => ({
      ...each,
      question: 'Hvordan bruger jeg fortrydelsesretten, hvis emballagen til hudplejeproduktet er åbnet?',
    })),
  },
  globals: narrowViewport,
};
export const Narrow: Story = { args, globals: narrowViewport };
export const AllVariants: Story = { args };
