import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CollectionFeature } from '../CollectionFeature/CollectionFeature.tsx';
import { Hero } from '../Hero/Hero.tsx';
import { JournalTeaser } from '../JournalTeaser/JournalTeaser.tsx';
import { Link } from '../Link/Link.tsx';
import { NewsletterForm } from '../NewsletterForm/NewsletterForm.tsx';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { Section } from '../Section/Section.tsx';
import { ImageWithText } from '../ImageWithText/ImageWithText.tsx';
import { articles } from '../testing/articles.ts';
import { catalogue } from '../testing/catalogue.ts';
import { bilingual, ToolbarText } from '../testing/language.tsx';
import { pictures } from '../testing/pictures.ts';
import { CatalogueCard, ShopPage, useBilingualValue } from '../testing/shop-page.tsx';
import { useHeaderGround } from '../testing/toolbar-theme.tsx';
import { desktopViewport, narrowViewport, phoneViewport } from '../testing/viewports.ts';
import { TextField } from '../TextField/TextField.tsx';
import { RoutineSteps } from '../RoutineSteps/RoutineSteps.tsx';

const meta = {
  title: 'Pages/Home',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `The front page: the dunes with one sentence and one link, four products, a series, a routine in steps, a quiet split, three articles, the newsletter. The Theme toolbar changes its header.`,
      },
    },
  },
} satisfies Meta;
export default meta;

const words = {
  dunes: bilingual('Dunes under a pale sky', 'Klitter under en lys himmel'),
  night: bilingual('A tube and two pebbles in evening light', 'En tube og to småsten i aftenlys'),
  kelp: bilingual('The Kelp series in shallow water', 'Serien Tang i lavt vand'),
  texture: bilingual('Gel, spread out', 'Gel, strøget ud'),
  steps: [
    {
      title: bilingual('Cleanse', 'Rens'),
      note: bilingual(
        'Massage the gel onto damp skin, and rinse with lukewarm water.',
        'Massér gelen ind på fugtig hud, og skyl med lunkent vand.',
      ),
      product: catalogue.p01,
    },
    {
      title: bilingual('Add water', 'Giv fugt'),
      note: bilingual(
        'Three to four drops on skin that is still damp.',
        'Tre til fire dråber på hud, der stadig er fugtig.',
      ),
      product: catalogue.p04,
    },
    {
      title: bilingual('Close', 'Luk af'),
      note: bilingual(
        'A hazelnut of cream, pressed in from the middle outwards.',
        'En hasselnød creme, trykket ind fra midten og ud.',
      ),
      product: catalogue.p03,
    },
  ],
};

function HomePage() {
  const texts = useBilingualValue({ ...words, articles });
  const ground = useHeaderGround('picture-dark-text');
  const light = ground === 'picture-light-text';
  return (
    <ShopPage ground="picture-dark-text">
      <Hero
        picture={light ? pictures.tipNight : pictures.heroDunes}
        {...(light ? { narrow: pictures.tipNightNarrow } : {})}
        alt={light ? texts.night : texts.dunes}
        ink={light ? 'light' : 'dark'}
        calm="sky"
        title={<ToolbarText en="Skin that lives with the wind" da="Hud, der lever med vinden" />}
        link={
          <ButtonLink href="#shop">
            <ToolbarText en="See all products" da="Se alle produkter" />
          </ButtonLink>
        }
      />
      <Section
        title={<ToolbarText en="New this season" da="Nyt i sæsonen" />}
        link={
          <Link href="#new">
            <ToolbarText en="See all new products" da="Se alle nyheder" />
          </Link>
        }
      >
        <ProductGrid>
          {[catalogue.p04, catalogue.p05, catalogue.p09, catalogue.p33].map((product) => (
            <CatalogueCard key={product.href} product={product} />
          ))}
        </ProductGrid>
      </Section>
      <CollectionFeature
        picture={pictures.heroKelp}
        alt={texts.kelp}
        tint="kelp"
        title={<ToolbarText en="Kelp" da="Tang" />}
        link={
          <Link href="#kelp">
            <ToolbarText en="See the series" da="Se serien" />
          </Link>
        }
      >
        <ToolbarText
          en="Mineral-rich cleansing from the cold sea. Clay, salt and seaweed for skin that wants clear water."
          da="Mineralrig rens fra det kolde hav. Ler, salt og tang til hud, der vil have klart vand."
        />
      </CollectionFeature>
      <RoutineSteps
        title={<ToolbarText en="A routine for the dry winter" da="En rutine til den tørre vinter" />}
        text={
          <p>
            <ToolbarText
              en="Three steps for skin that feels tight from October to April."
              da="Tre trin til hud, der strammer fra oktober til april."
            />
          </p>
        }
        steps={texts.steps.map(({ title, note, product }) => ({
          title,
          note,
          product: {
            href: product.href,
            name: product.name,
            description: product.description,
            picture: product.picture,
            alt: product.name,
          },
        }))}
      />
      <ImageWithText
        picture={pictures.textureGel}
        alt={texts.texture}
        ratio="1:1"
        title={<ToolbarText en="Little, and exactly" da="Lidt, og præcist" />}
      >
        <p>
          <ToolbarText
            en="Every formula is as short as it can be. What is in it is written on the label, and why."
            da="Hver opskrift er så kort, som den kan være. Det, der er i den, står på etiketten, og hvorfor."
          />
        </p>
      </ImageWithText>
      <JournalTeaser
        title={<ToolbarText en="From the journal" da="Fra journalen" />}
        link={
          <Link href="#journal">
            <ToolbarText en="Read the journal" da="Læs journalen" />
          </Link>
        }
        articles={texts.articles}
      />
      <NewsletterForm
        title={<ToolbarText en="Join the Club" da="Marehalm Klub" />}
        text={
          <ToolbarText
            en="15% off your first order. A letter about once a month, and you can leave whenever you like."
            da="15 % på dit første køb. Et brev cirka en gang om måneden, og du kan afmelde dig når som helst."
          />
        }
        action="/newsletter/subscriptions"
        fields={
          <>
            <TextField label={<ToolbarText en="Name" da="Navn" />} autoComplete="name" />
            <TextField label="E-mail" type="email" autoComplete="email" />
          </>
        }
        consent={
          <Checkbox>
            <ToolbarText
              en="I accept the terms and want letters from Marehalm."
              da="Jeg accepterer betingelserne og vil gerne have breve fra Marehalm."
            />
          </Checkbox>
        }
        button={
          <Button type="submit">
            <ToolbarText en="Sign up" da="Tilmeld" />
          </Button>
        }
      />
    </ShopPage>
  );
}

export const Desk: StoryObj = { render: () => <HomePage />, globals: desktopViewport };
export const Phone: StoryObj = { ...Desk, globals: phoneViewport };
export const Narrow: StoryObj = { ...Desk, globals: narrowViewport };
