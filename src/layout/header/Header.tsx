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
import { SchemeControl } from "./SchemeControl";
import { useHoverMenus } from "./useHoverMenus";
import { useNavigation } from "./useNavigation";
import { useScrolled } from "./useScrolled";

const phoneMenu = "mobile-menu";

/** The open menu with its button: an entry of the wide menu, on a phone the header. */
const openMenu = (header: HTMLElement | null) =>
  header?.querySelector("[aria-expanded=true]")?.closest("li, header");

export const Header = ({ path, name }: { path: string; name: string }) => {
  const { services, about, links, call, search, entries } = useNavigation();
  const menus = useHoverMenus();
  const { hide } = menus;
  const open = menus.open === phoneMenu;
  const scrolled = useScrolled();
  const header = useRef<HTMLElement>(null);

  // After a navigation, no menu of the previous page stays open.
  useEffect(() => hide, [path, hide]);

  // A layout effect listens before an early key is repeated after hydration.
  useLayoutEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (!openMenu(header.current)?.contains(target as Node)) hide();
    };
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      // The search, which may be open above the menu, prevents the default of the Escape that closes it.
      if (key !== "Escape" || defaultPrevented) return;
      const menu = openMenu(header.current);
      if (menu === header.current || menu?.contains(document.activeElement))
        menu?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
      hide();
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
        if (target instanceof Element && target.closest("a")) hide();
      }}
      // Leaving by Tab closes the menu, which would otherwise cover what then has the focus.
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !openMenu(header.current)?.contains(relatedTarget)) hide();
      }}
    >
      <nav aria-label={WORDS.header.main}>
        <Row>
          <Logo name={name} />
          <SearchButton />
          <div>
            <Wide className="wide-menu">
              <Dropdown name="services" {...services} {...{ entries, menus }} />
              <Dropdown name="about" {...about} menus={menus} />
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Plain to={to}>{label}</Plain>
                </li>
              ))}
              {SITE.hasDarkScheme && (
                <li>
                  <SchemeControl />
                </li>
              )}
              <li>
                <HeaderCta call={call} small />
              </li>
            </Wide>
            <Narrow>
              <HeaderCta call={call} small short />
              <Toggle
                type="button"
                className="needs-script"
                aria-expanded={open}
                aria-controls={phoneMenu}
                onClick={() => menus.toggle(phoneMenu)}
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
        <MobileMenu id={phoneMenu} open={open} />
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
