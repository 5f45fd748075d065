import { graphql, Link, useStaticQuery } from "gatsby";
import { useCallback, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { SearchButton } from "../../search/SearchButton";
import { present } from "../../site/present";
import { barHeight, colour, media, motion, space } from "../../theme/tokens";
import { ButtonLink } from "../../ui/Button";
import { Container } from "../../ui/Container";
import { Icon } from "../../ui/Icon";
import { SchemeControl } from "../SchemeControl";
import { Dropdown } from "./Dropdown";
import { Logo } from "./Logo";
import { MobileMenu } from "./MobileMenu";
import { useHoverMenus } from "./useHoverMenus";

/** The bar is compact once the page is scrolled further than this, in pixels (spec §9). */
const compactFrom = 50;

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > compactFrom);
    read();
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, []);
  return scrolled;
}

interface HeaderProps {
  path: string;
  name: string;
}

/** The fixed top bar: dropdowns on wide screens, a panel on small ones (spec §2, Top navigation bar). */
export const Header = ({ path, name }: HeaderProps) => {
  const data = useStaticQuery<Queries.HeaderQuery>(graphql`
    query Header {
      navigation {
        services {
          label
          mobileCount
          all {
            label
            to
          }
        }
        about {
          label
          entries {
            title
            description
            to
          }
        }
        links {
          label
          to
        }
        call {
          label
          to
        }
        search {
          ...SearchPart
        }
      }
      allService(sort: { order: ASC }) {
        nodes {
          title
          href
          description
        }
      }
    }
  `);
  const navigation = present(data.navigation, "navigation.yml");
  const { services, about, links, call } = navigation;
  const menus = useHoverMenus();
  const { hide } = menus;
  const [open, setOpen] = useState(false);
  const scrolled = useScrolled();
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);

  // Another page: nothing of the last one's menus stays open.
  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setOpen(false);
  }
  useEffect(() => hide, [path, hide]);

  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) hide();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") hide();
    };
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("keydown", onKey);
    };
  }, [hide]);

  useEffect(() => {
    if (!open) return undefined;
    const { style } = document.documentElement;
    const wide = window.matchMedia("(min-width: 64rem)");
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      toggle.current?.focus();
    };
    style.overflow = "hidden";
    wide.addEventListener("change", close);
    document.addEventListener("keydown", onKey);
    return () => {
      style.overflow = "";
      wide.removeEventListener("change", close);
      document.removeEventListener("keydown", onKey);
    };
  }, [open, close]);

  const entries = data.allService.nodes.map(({ title, href, description }) => ({
    title,
    description,
    to: href,
  }));
  return (
    <Bar
      ref={bar}
      data-scrolled={scrolled || undefined}
      data-open={open || undefined}
      className="no-print"
    >
      <Container>
        <Row>
          <Logo name={name} onChoose={close} />
          <SearchButton words={navigation.search} />
          <nav aria-label="Main">
            <Wide className="bar">
              <Dropdown
                name="services"
                label={services.label}
                entries={entries}
                all={services.all}
                path={path}
                menus={menus}
              />
              <Dropdown
                name="about"
                label={about.label}
                entries={about.entries}
                path={path}
                menus={menus}
              />
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Plain to={to} aria-current={to === path ? "page" : undefined}>
                    {label}
                  </Plain>
                </li>
              ))}
              <li>
                <SchemeControl />
              </li>
              <li>
                <ButtonLink to={call.to} $size="sm">
                  {call.label}
                </ButtonLink>
              </li>
            </Wide>
            <Toggle
              ref={toggle}
              type="button"
              className="needs-script"
              aria-expanded={open}
              aria-controls="mobile-menu"
              aria-label={open ? "Close menu" : "Open menu"}
              onClick={() => setOpen(!open)}
            >
              <Icon name={open ? "close" : "menu"} size={24} />
            </Toggle>
            <ToFooter href="#footer" className="without-script">
              Menu
            </ToFooter>
          </nav>
        </Row>
      </Container>
      <Small>
        <MobileMenu
          id="mobile-menu"
          open={open}
          services={{
            label: services.label,
            links: [
              ...entries
                .slice(0, services.mobileCount)
                .map(({ title, to }) => ({ label: title, to })),
              services.all,
            ],
          }}
          about={{
            label: about.label,
            links: about.entries.map(({ title, to }) => ({ label: title, to })),
          }}
          links={links}
          call={call}
          path={path}
          onChoose={close}
        />
      </Small>
    </Bar>
  );
};

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  background: ${colour.paper};
  border-bottom: 1px solid transparent;
  transition: border-color ${motion.quick};

  &[data-scrolled] {
    border-color: ${colour.line};
    background: color-mix(in srgb, ${colour.paper} 82%, transparent);
    backdrop-filter: blur(12px);
  }

  &[data-open] {
    background: ${colour.paper};
  }

  &[data-scrolled] [data-logo] {
    transform: scale(0.86);
  }
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  height: calc(${barHeight} - 1px);
`;

const Wide = styled.ul`
  display: none;
  align-items: center;
  gap: ${space(2)};

  ${media.desktop} {
    display: flex;
  }
`;

const Small = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

const Plain = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${barHeight};
  padding: 0 ${space(3)};
  color: inherit;
  font-weight: 500;
  text-decoration: none;

  &:hover,
  &[aria-current] {
    color: ${colour.keel};
  }
`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-right: -${space(2)};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  ${media.desktop} {
    display: none;
  }
`;

const ToFooter = styled.a`
  font-weight: 600;

  ${media.desktop} {
    display: none;
  }
`;
