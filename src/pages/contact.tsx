import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import styled from "styled-components";
import { readContactState } from "../features/forms/navigation-state";
import { ContactSection } from "../sections/shared/ContactSection";
import { PageHero } from "../sections/shared/PageHero";
import { PathSteps } from "../sections/shared/PathSteps";
import { required } from "../lib/required";
import { media, space } from "../theme/tokens";
import { Container } from "../ui/Container";

const ContactPage = ({ data, location }: PageProps<Queries.ContactPageQuery>) => {
  const state = useMemo(() => readContactState(location.state), [location.state]);
  const copy = required(data.contactPage, "contact.yml");
  return (
    <>
      <PageHero seo={copy.seo} intro={copy.hero} short>
        <PathSteps />
      </PageHero>
      <FormArea>
        <ContactSection level={2} state={state} />
      </FormArea>
    </>
  );
};

export default ContactPage;

const FormArea = styled(Container)`
  position: relative;
  padding-bottom: ${space(24)};

  ${media.desktop} {
    /* The panel of the form overlaps the map above it. */
    .form-panel {
      margin-top: -${space(52)};
    }
  }
`;

export const query = graphql`
  query ContactPage {
    contactPage {
      ...PageTop
    }
  }
`;
