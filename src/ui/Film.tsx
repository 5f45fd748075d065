import { graphql } from "gatsby";
import { drawnStill } from "../lib/drawing-addresses";
import { filmClass, filmNote, playWords } from "../lib/film";
import { Picture } from "./Picture";
import { TextLink } from "./TextLink";

/**
 * The still of a film. `src/inline-scripts/films.ts` puts the player into the element after it, which React leaves alone,
 * because its HTML is given.
 */
export const Film = ({ address, description, picture }: Queries.FilmFragment) => {
  const note = filmNote(address);
  return (
    <div>
      <a href={address} className={`${filmClass} brand`}>
        {picture ? (
          <Picture file={picture} alt={description} />
        ) : (
          <>
            <strong>{description}</strong>
            <img {...drawnStill} alt="" loading="lazy" decoding="async" />
          </>
        )}
        <span>{playWords(address)}</span>
      </a>
      <span dangerouslySetInnerHTML={{ __html: "" }} />
      {note && (
        <small>
          {`${note.text} `}
          <TextLink label={note.label} to={note.to} />
        </small>
      )}
    </div>
  );
};

export const query = graphql`
  fragment Film on Film {
    address
    description
    picture {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1200)
      }
    }
  }
`;
