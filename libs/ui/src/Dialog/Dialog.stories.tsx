import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { ToolbarText, bilingual } from '../testing/language.tsx';
import { narrowViewport } from '../testing/viewports.ts';
import type { DialogProps } from './Dialog.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: {
    docs: {
      description: {
        component: `A question or a tool over the page, native and modal.

- **Do** ask one thing and name both answers by what they do.
- **Do** let Esc and a press outside close it.
- **Don't** open one by itself before the visitor has done anything.
- **Don't** open a second one on top.
- **Don't** put a long form into it: that is a page.`,
      },
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const languages = (
  <RadioGroup
    legend={<ToolbarText en="Language" da="Sprog" />}
    defaultValue="da"
    options={[
      { value: 'da', label: <span lang="da">Dansk</span> },
      { value: 'en', label: <span lang="en">English</span> },
    ]}
  />
);

function Opening(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setOpen(true);
        }}
      >
        <ToolbarText en="Open" da="Åbn" />
      </Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}

const args = {
  isOpen: true,
  onClose: () => {},
  title: bilingual('Language and currency', 'Sprog og valuta'),
  closeLabel: bilingual('Close', 'Luk'),
  children: languages,
  footer: (
    <Button width="full">
      <ToolbarText en="Save" da="Gem" />
    </Button>
  ),
};

export const OpensAndCloses: Story = {
  args,
  render: (given) => <Opening {...given} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /Open|Åbn/ });
    await userEvent.click(opener);
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName(/Language|Sprog/);
    await userEvent.click(canvas.getByRole('button', { name: /Close|Luk/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    // Opened again, pressed beside: the backdrop belongs to the dialog element itself.
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('dialog'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = { args, parameters: { docs: { story: { inline: false, height: '480px' } } } };

function ClosingAndOpeningAtOnce(props: DialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      {...props}
      isOpen={isOpen}
      onClose={() => {
        setOpen(false);
      }}
      footer={
        <Button
          onClick={() => {
            flushSync(() => {
              setOpen(false);
            });
            flushSync(() => {
              setOpen(true);
            });
          }}
        >
          <ToolbarText en="Start again" da="Begynd forfra" />
        </Button>
      }
    />
  );
}

/** The browser says that a dialog has closed a moment after it has: word of a closing before does not close this one. */
export const OpenedAgainAtOnce: Story = {
  ...Open,
  args,
  render: (given) => <ClosingAndOpeningAtOnce {...given} />,
  play: async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog');
    const isClosed = new Promise((resolve) => {
      dialog.addEventListener('close', resolve);
    });
    await userEvent.click(canvas.getByRole('button', { name: /Start again|Begynd forfra/ }));
    await isClosed;
    await expect(dialog).toHaveAttribute('open');
    await userEvent.click(canvas.getByRole('button', { name: /Close|Luk/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

function OpeningWithLateEvent(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen) frame.current?.querySelector('dialog')?.dispatchEvent(new Event('close'));
  }, [isOpen]);
  return (
    <div ref={frame}>
      <Button
        onClick={() => {
          startTransition(() => {
            setOpen(true);
          });
        }}
      >
        <ToolbarText en="Open" da="Åbn" />
      </Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
      />
    </div>
  );
}

/** The event of an earlier closing may arrive after React has drawn the dialog as open, and before the browser shows it. */
export const ClosingReportedDuringOpening: Story = {
  args,
  render: (given) => <OpeningWithLateEvent {...given} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open|Åbn/ }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveAttribute('open'));
    await userEvent.click(canvas.getByRole('button', { name: /Close|Luk/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

function OneOfTwo(props: DialogProps) {
  const [open, setOpen] = useState<string>();
  return ['Dansk', 'English'].map((language) => (
    <div key={language} lang={language === 'Dansk' ? 'da' : 'en'}>
      <Button
        variant="link"
        onClick={() => {
          setOpen(language);
        }}
      >
        {language}
      </Button>
      <Dialog
        {...props}
        title={language}
        isOpen={open === language}
        onClose={() => {
          setOpen(undefined);
        }}
      />
    </div>
  ));
}

/** A dialog that is opened right after another one has closed stays open, although the `close` event arrives later. */
export const AnotherOpenedAtOnce: Story = {
  args,
  render: (given) => <OneOfTwo {...given} />,
  play: async ({ canvas, userEvent }) => {
    const opener = (language: string) => canvas.getByRole('button', { name: language });
    const dialog = (title: string) => canvas.getByRole<HTMLDialogElement>('dialog', { name: title });
    const openAfter = async (
      title: string,
      close: (dialog: HTMLDialogElement) => void,
      next: HTMLElement,
    ) => {
      const closing = dialog(title);
      const isSaid = new Promise((resolve) => {
        closing.addEventListener('close', resolve, { once: true });
      });
      close(closing);
      // What React makes of an event, it makes before the next.
      await Promise.resolve();
      next.click();
      await isSaid;
    };
    const byButton = (closing: HTMLDialogElement) => {
      within(closing)
        .getByRole('button', { name: /Close|Luk/ })
        .click();
    };
    const byEsc = (closing: HTMLDialogElement) => {
      closing.requestClose();
    };
    const [danish, english] = [opener('Dansk'), opener('English')];
    await userEvent.click(danish);
    await openAfter('Dansk', byButton, english);
    await expect(dialog('English')).toHaveAttribute('open');
    await openAfter('English', byEsc, danish);
    await expect(dialog('Dansk')).toHaveAttribute('open');
    await openAfter('Dansk', byButton, danish);
    await expect(dialog('Dansk')).toHaveAttribute('open');
    await openAfter('Dansk', byEsc, danish);
    await expect(dialog('Dansk')).toHaveAttribute('open');
    await userEvent.click(within(dialog('Dansk')).getByRole('button', { name: /Close|Luk/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

function GoingOn(props: DialogProps) {
  const [isOpen, setOpen] = useState(true);
  const next = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={next} variant="quiet">
        <ToolbarText en="Go on" da="Fortsæt" />
      </Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          next.current?.focus();
        }}
      />
    </>
  );
}

/** The caller may focus another element than before when the dialog closes. */
export const MovesTheFocusOnClosing: Story = {
  args,
  render: (given) => <GoingOn {...given} />,
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: /Go on|Fortsæt/, hidden: true });
    await userEvent.click(canvas.getByRole('button', { name: /Close|Luk/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(next).toHaveFocus();
  },
};

export const SearchOverThePage: Story = {
  ...Open,
  args: {
    ...args,
    placement: 'top',
    title: bilingual('Search', 'Søg'),
    titleDisplay: 'hidden',
    footer: null,
    children: (
      <SearchField
        label="Søg efter produkter og artikler"
        action="/da/shop"
        value=""
        clearLabel="Ryd"
        submitLabel="Søg"
        onChange={() => {}}
      />
    ),
  },
};

export const LongestDanish: Story = {
  ...Open,
  args: {
    ...args,
    title: 'Vil du skifte til International og betale i euro?',
    children: Array.from({ length: 8 }, (_, index) => (
      <p key={index}>
        Prøver og gaver følger med, hvis de fås i den anden butik. To varer kan ikke leveres til International
        og bliver fjernet fra kurven.
      </p>
    )),
  },
  globals: narrowViewport,
};

export const AllVariants: Story = { ...Open };
