import { graphql } from "gatsby";
import { Icon } from "../../ui/Icon";
import { IconButton } from "../../ui/Button";
import { Tooltip } from "../../ui/Tooltip";
import { searchDialogId } from "./opening";

/** Opens the search (`src/inline-scripts/search.ts`), as does Ctrl+K. */
export const SearchButton = () => (
  <div className="needs-script">
    <Tooltip text={WORDS.search.label}>
      <IconButton
        type="button"
        aria-label={WORDS.search.label}
        aria-haspopup="dialog"
        aria-controls={searchDialogId}
        aria-keyshortcuts="Control+K"
      >
        <Icon name="search" />
      </IconButton>
    </Tooltip>
  </div>
);

export const query = graphql`
  fragment SearchPart on NavigationSearch {
    start
    advice
    links {
      label
      to
    }
  }
`;
