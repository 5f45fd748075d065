import { render } from "@testing-library/react";
import { Picture } from "../../../src/ui/Picture";

const unreadable = { layout: "constrained", width: 960, height: 540, images: {} };

test.each([null, undefined, { childImageSharp: { gatsbyImageData: unreadable } }])(
  "%j shows nothing",
  (missing) => {
    const { container } = render(<Picture file={missing} alt="A lighthouse" />);
    expect(container).toBeEmptyDOMElement();
  },
);
