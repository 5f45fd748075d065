import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "../../../src/ui/Picture";

const image: IGatsbyImageData = {
  layout: "constrained",
  width: 960,
  height: 540,
  images: {
    sources: [
      { type: "image/avif", srcSet: "/a.avif 960w", sizes: "100vw" },
      { type: "image/webp", srcSet: "/a.webp 960w", sizes: "100vw" },
    ],
    fallback: { src: "/a.jpg", srcSet: "/a.jpg 960w", sizes: "100vw" },
  },
};

const file = (gatsbyImageData: unknown) => ({ childImageSharp: { gatsbyImageData } });

const drawn = () => screen.getByRole("img", { name: "A lighthouse" });

test("a picture has an alt text, reserves its space, and offers better formats first", () => {
  const { container } = render(<Picture file={file(image)} alt="A lighthouse" />);
  expect(drawn()).toHaveAttribute("src", "/a.jpg");
  expect(drawn()).toHaveAttribute("width", "960");
  expect(drawn()).toHaveAttribute("height", "540");
  const types = [...container.querySelectorAll("picture > source")].map((source) =>
    source.getAttribute("type"),
  );
  expect(types).toEqual(["image/avif", "image/webp"]);
});

test.each([null, undefined, file({ ...image, images: {} })])("%j shows nothing", (missing) => {
  const { container } = render(<Picture file={missing} alt="A lighthouse" />);
  expect(container).toBeEmptyDOMElement();
});
