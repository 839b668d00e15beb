import { safeHref } from "#cms/href.ts";
import { telephone } from "#cms/link-target.ts";
import type { Settings, SocialLink } from "#cms/types.generated.ts";
import * as labels from "#locale/labels.ts";

const ICONS: Record<SocialLink["network"] | "email" | "phone", string> = {
  email: "M1 2.5h14v11H1zM2.5 4v.4L8 8.6l5.5-4.2V4zm0 2.3V12h11V6.300L8 10.500z",
  phone:
    "M4.600 1 7 5 5.300 6.500c.8 1.800 2.300 3.300 4.200 4.200L11 9l4 2.400-.8 2.800c-.2.6-.7.9-1.300.8C6.600 14.200 1.800 9.400 1 3.100c-.1-.6.3-1.100.8-1.300z",
  Twitter: "M1 1h4.400l3.300 4.600L12.600 1h1.700L9.400 6.700 15 15h-4.400L7 9.900 2.600 15H1l5.200-6.100z",
  Facebook:
    "M9.200 15.500V8.800h2.200l.4-2.700H9.200V4.400c0-.8.3-1.300 1.400-1.300h1.300V.7C11.600.6 10.900.5 10 .5 8 .5 6.600 1.700 6.600 4v2.100H4.300v2.700h2.300v6.700z",
  LinkedIn:
    "M1 5.500h3V15H1zM2.500 1a1.700 1.700 0 110 3.400 1.700 1.700 0 010-3.400zM6 5.500h2.900v1.300c.4-.8 1.400-1.500 2.900-1.500 3 0 3.600 2 3.600 4.500V15h-3v-4.600c0-1.100 0-2.500-1.500-2.500s-1.800 1.200-1.800 2.400V15H6z",
  TikTok:
    "M8.300.5h2.500c.2 1.900 1.300 3.100 3.200 3.200v2.500c-1.200 0-2.200-.4-3.200-1v4.900c0 5-5.200 6.400-7.700 3.200-1.900-2.600-.6-7 4.200-7.200v2.600c-2.200.3-2.900 1.900-2.200 3.200.8 1.300 3.200 1.100 3.200-1.500z",
  Instagram:
    "M4.500 1h7A3.500 3.500 0 0115 4.500v7a3.500 3.500 0 01-3.500 3.500h-7A3.500 3.500 0 011 11.500v-7A3.500 3.500 0 014.500 1zm0 1.500a2 2 0 00-2 2v7c0 1.100.9 2 2 2h7a2 2 0 002-2v-7a2 2 0 00-2-2zM8 4.700a3.300 3.300 0 110 6.600 3.300 3.300 0 010-6.600zm0 1.500a1.800 1.800 0 100 3.600 1.800 1.800 0 000-3.600zm3.500-2.400a.8.8 0 110 1.600.8.8 0 010-1.600z",
};

/** Spec §2: they appear after more than 10 px of scrolling (shell.css), and each network opens in a new window. */
export function FooterIcons({ settings }: { settings: Settings }) {
  const { email, phone, phoneExtension, socialLinks = [] } = settings;
  return (
    <ul className="footer-icons mt-5 flex flex-wrap gap-2.5">
      <FooterIcon icon="email" name={labels.footer.email} href={`mailto:${email}`} />
      <FooterIcon icon="phone" name={labels.footer.phone} href={telephone(phone, phoneExtension)} />
      {socialLinks.map(({ _key, network, url }) => (
        <FooterIcon key={_key} icon={network} name={network} href={safeHref(url)} isNewWindow />
      ))}
    </ul>
  );
}

interface FooterIconProps {
  icon: keyof typeof ICONS;
  name: string;
  href: string | undefined;
  isNewWindow?: boolean;
}

function FooterIcon({ icon, name, href, isNewWindow = false }: FooterIconProps) {
  if (!href) return null;
  const window = isNewWindow ? { target: "_blank", rel: "noopener" } : {};
  return (
    <li>
      <a
        href={href}
        {...window}
        aria-label={name}
        title={name}
        className="grid size-9 place-items-center rounded-1 border border-dark-rule hover:border-dark-text hover:text-white"
      >
        <svg viewBox="0 0 16 16" className="size-4 fill-current" fillRule="evenodd" aria-hidden="true">
          <path d={ICONS[icon]} />
        </svg>
      </a>
    </li>
  );
}
