import { useEffect, useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { fallbackAttribute } from "../../browser/hydration";
import { Search } from "../../features/search/Search";
import { SearchButton } from "../../features/search/SearchButton";
import { colour, headerHeight, media, motion, space } from "../../theme/tokens";
import { IconButton } from "../../ui/Button";
import { Container } from "../../ui/Container";
import { Icon } from "../../ui/Icon";
import { SiteLink } from "../../ui/SiteLink";
import { HeaderCta } from "./HeaderCta";
import { Dropdown, menuEntry } from "./Dropdown";
import { Logo } from "./Logo";
import { MobileMenu } from "./MobileMenu";
import { SchemeMenu } from "./SchemeMenu";
import { useHoverMenus } from "./useHoverMenus";
import { useMobilePanel, useScrolled } from "./useMobilePanel";
import { useNavigation } from "./useNavigation";

export const Header = ({ path, name }: { path: string; name: string }) => {
  const { services, about, links, call, search, entries } = useNavigation();
  const menus = useHoverMenus();
  const { hide } = menus;
  const { open, close, toggleButton, toggle } = useMobilePanel(path);
  const scrolled = useScrolled();
  const header = useRef<HTMLElement>(null);

  // After a navigation, no menu of the previous page stays open.
  useEffect(() => hide, [path, hide]);

  // A layout effect listens before an early key is repeated after hydration.
  useLayoutEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      const entry = target instanceof Element && target.closest("nav li");
      if (!entry || !header.current?.contains(entry)) hide();
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

  return (
    <Root
      ref={header}
      data-scrolled={scrolled || undefined}
      data-open={open || undefined}
      className="no-print"
      // Also a link to the current page.
      onClick={({ target }) => {
        if (!(target instanceof Element && target.closest("a"))) return;
        hide();
        close();
      }}
      // Leaving by Tab closes the menu, which would otherwise cover what then has the focus.
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !header.current?.contains(relatedTarget)) close();
      }}
    >
      <nav aria-label={WORDS.header.main}>
        <Row>
          <Logo name={name} />
          <SearchButton />
          <div>
            <Wide className="wide-menu">
              <Dropdown name="services" {...services} {...{ entries, path, menus }} />
              <Dropdown name="about" {...about} {...{ path, menus }} />
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Plain to={to} aria-current={to === path ? "page" : undefined}>
                    {label}
                  </Plain>
                </li>
              ))}
              {SITE.hasDarkScheme && <SchemeMenu menus={menus} />}
              <li>
                <HeaderCta call={call} small />
              </li>
            </Wide>
            <Narrow>
              <HeaderCta call={call} small short />
              <Toggle
                ref={toggleButton}
                type="button"
                className="needs-script"
                aria-expanded={open}
                aria-controls="mobile-menu"
                onClick={toggle}
                {...{ [fallbackAttribute]: "#footer" }}
              >
                <span>
                  <Icon name="menu" size={24} />
                  <span className="visually-hidden">{WORDS.header.openMenu}</span>
                </span>
                <span>
                  <Icon name="close" size={24} />
                  <span className="visually-hidden">{WORDS.header.closeMenu}</span>
                </span>
              </Toggle>
              <a href="#footer" className="without-script">
                {WORDS.header.menu}
              </a>
            </Narrow>
          </div>
        </Row>
        <MobileMenu open={open} path={path} />
      </nav>
      <Search copy={search} />
    </Root>
  );
};

const Root = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  background: ${colour.paper};
  border-bottom: 1px solid transparent;
  transition: border-color ${motion.quick};

  &[data-scrolled] {
    border-color: ${colour.line};
    background: color-mix(in srgb, ${colour.paper} 97%, transparent);
    backdrop-filter: blur(12px);
  }

  &[data-open] {
    background: ${colour.paper};
  }

  /* A transform would take the blur from the ground of the logo. */
  &[data-scrolled] [data-logo] img {
    height: 1.72rem;
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  height: calc(${headerHeight} - 1px);

  > :first-child {
    margin-inline-end: auto;
  }
`;

const Wide = styled.ul`
  display: flex;
  align-items: center;
  gap: ${space(2)};

  ${media.belowDesktop} {
    display: none;
  }
`;

/** The menu button, without script a link in its place, and the call where there is room for both. */
const Narrow = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  white-space: nowrap;

  > a {
    font-weight: 600;
  }

  /* A long call is cut off. */
  > a:first-child {
    margin-inline: ${space(1)} ${space(2)};
    overflow: hidden;
    text-overflow: ellipsis;

    ${media.smallest} {
      display: none;
    }
  }

  ${media.desktop} {
    display: none;
  }
`;

const Plain = styled(SiteLink)`
  ${menuEntry}
  color: inherit;
  text-decoration: none;
`;

/** Its icon follows its state in CSS, so that it is right before any script has loaded. */
const Toggle = styled(IconButton)`
  margin-inline-end: -${space(2)};

  > span {
    display: inherit;
  }

  &[aria-expanded="false"] > :last-child,
  &[aria-expanded="true"] > :first-child {
    display: none;
  }
`;
