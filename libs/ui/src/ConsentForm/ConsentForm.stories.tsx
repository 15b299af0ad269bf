import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { bilingual, ToolbarText, useToolbarLanguage } from '../testing/language.tsx';
import { narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { ConsentForm, type ConsentByPurpose } from './ConsentForm.tsx';

type Purpose = 'statistics' | 'marketing';

/** A form that keeps its answer, as a page does. */
function Answering({
  answer,
  onChoose,
}: {
  answer?: ConsentByPurpose<Purpose>;
  onChoose: (choice: ConsentByPurpose<Purpose>) => void;
}) {
  const isDanish = useToolbarLanguage() === 'da';
  const text = (en: string, da: string) => (isDanish ? da : en);
  const [choice, setChoice] = useState(answer);
  return (
    <ConsentForm
      title={<ToolbarText en="May we count your visit?" da="Må vi tælle dit besøg?" />}
      purposes={[
        {
          id: 'statistics',
          label: text('Statistics', 'Statistik'),
          hint: text('Which pages are read.', 'Hvilke sider der læses.'),
        },
        {
          id: 'marketing',
          label: text('Marketing', 'Markedsføring'),
          hint: text('Which letters lead to the shop.', 'Hvilke breve der fører til butikken.'),
        },
      ]}
      choice={choice}
      onChoose={(chosen) => {
        onChoose(chosen);
        setChoice(chosen);
      }}
      answeredText={
        choice?.statistics || choice?.marketing
          ? text('Thank you. Your visit is counted.', 'Tak. Dit besøg tælles.')
          : text('Your visit is not counted.', 'Dit besøg tælles ikke.')
      }
      rejectText={text('Reject all', 'Afvis alle')}
      acceptText={text('Accept all', 'Accepter alle')}
      saveText={text('Save my choice', 'Gem mit valg')}
      changeText={text('Change your choice', 'Skift dit valg')}
    >
      <p>
        <ToolbarText
          en="It helps us to see which pages are of use. Nothing is stored unless you say yes."
          da="Det hjælper os at se, hvilke sider der er til nytte. Intet gemmes, medmindre du siger ja."
        />
      </p>
      <p>
        <Link href="/about/cookies">
          <ToolbarText en="More about cookies" da="Mere om cookies" />
        </Link>
      </p>
    </ConsentForm>
  );
}

const meta = {
  title: 'Blocks/ConsentForm',
  component: ConsentForm,
  parameters: {
    docs: {
      description: {
        component: `Asks whether visits may be measured, and lets visitors change the answer.

- **Do** make rejecting as easy as accepting: the same kind of button, next to it.
- **Do** name the recipients, and how long the answer is stored.
- **Don't** check a box beforehand.
- **Don't** cover the page: a visitor who ignores it has agreed to nothing.`,
      },
    },
    layout: 'fullscreen',
  },
  args: {
    title: bilingual('May we count your visit?', 'Må vi tælle dit besøg?'),
    children: null,
    purposes: [],
    choice: undefined,
    onChoose: fn(),
    answeredText: '',
    rejectText: '',
    acceptText: '',
    saveText: '',
    changeText: '',
  },
  render: ({ onChoose }) => <Answering onChoose={onChoose} />,
} satisfies Meta<typeof ConsentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const Answered: Story = {
  render: ({ onChoose }) => <Answering answer={{ statistics: true, marketing: false }} onChoose={onChoose} />,
};

export const SaysWhatWasAnswered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: /Statisti/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Statisti/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Save|Gem/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ statistics: true, marketing: false });
    await expect(canvas.getByRole('status')).toHaveTextContent(/counted|tælles/);
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
  },
};

export const ChangesAnAnswer: Story = {
  ...Answered,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Change|Skift/ }));
    await expect(canvas.getByRole('checkbox', { name: /Statisti/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /Reject|Afvis/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ statistics: false, marketing: false });
    await userEvent.click(canvas.getByRole('button', { name: /Change|Skift/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Accept/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ statistics: true, marketing: true });
  },
};

export const Phone: Story = { globals: phoneViewport };
export const LongestDanish: Story = { globals: { ...narrowViewport, language: 'da' } };
export const AllVariants: Story = {};
