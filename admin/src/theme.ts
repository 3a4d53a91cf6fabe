import { createTheme, type Theme } from '@mui/material/styles';
import { TOKENS, type Look } from './tokens';

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";

/** The product's look for react-admin and MUI. `surface` is where menus and dialogs are put, so that they stay inside our own styles. */
export function consoleTheme(look: Look, surface: () => HTMLElement | null): Theme {
  const token = TOKENS[look];
  const container = surface as () => HTMLElement;
  const flat = { disableElevation: true, disableRipple: true };
  return createTheme({
    palette: {
      mode: look,
      primary: { main: token.accent, dark: token.accentStrong, light: token.accentStrong, contrastText: token.accentInk },
      secondary: { main: token.accent, contrastText: token.accentInk },
      success: { main: token.accent, contrastText: token.accentInk },
      error: { main: token.danger, dark: token.dangerStrong, contrastText: token.dangerInk },
      background: { default: token.ground, paper: token.paper },
      text: { primary: token.ink, secondary: token.soft, disabled: token.faint },
      divider: token.line,
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      h1: { fontSize: 22, fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.01em' },
      h2: { fontSize: 16, fontWeight: 650, lineHeight: 1.3 },
      h3: { fontSize: 14, fontWeight: 650, lineHeight: 1.4 },
      body1: { fontSize: 15, lineHeight: 1.5 },
      body2: { fontSize: 14, lineHeight: 1.45 },
      caption: { fontSize: 14, lineHeight: 1.4 },
      button: { fontSize: 14, fontWeight: 650, textTransform: 'none' },
    },
    transitions: { duration: { shortest: 120, shorter: 150, short: 180, standard: 200, enteringScreen: 180, leavingScreen: 150 } },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { ...flat, size: 'small' },
        styleOverrides: {
          root: { minHeight: 36, paddingInline: 14, '@media (pointer: coarse)': { minHeight: 44 } },
          outlined: { borderColor: token.edge, color: token.ink, '&:hover': { borderColor: token.ink, background: token.track } },
          text: { '&:hover': { background: token.accentSoft } },
        },
      },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { fontSize: 16, background: token.paper },
          notchedOutline: { borderColor: token.edge, '& legend': { fontSize: 14 } },
          inputSizeSmall: { paddingBlock: 7.5 },
        },
      },
      // A label above its field is 14 px, and so is the gap that the field leaves for it.
      MuiInputLabel: { styleOverrides: { root: { fontSize: 16 }, shrink: { transform: 'translate(14px, -10px) scale(0.875)' } } },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiSelect: { defaultProps: { size: 'small' } },
      MuiMenuItem: { styleOverrides: { root: { fontSize: 15, minHeight: 40 } } },
      MuiTableCell: { styleOverrides: { root: { borderColor: token.line } } },
      MuiDialog: {
        defaultProps: { container, fullWidth: true, maxWidth: 'sm' },
        styleOverrides: { paper: { background: token.raised, boxShadow: token.shadow, margin: 16, width: 'calc(100% - 32px)' } },
      },
      MuiDialogTitle: { styleOverrides: { root: { fontSize: 18, fontWeight: 650, paddingBottom: 8 } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
      MuiModal: { defaultProps: { container } },
      MuiPopover: {
        defaultProps: { container },
        styleOverrides: { paper: { background: token.raised, boxShadow: token.shadow, border: `1px solid ${token.line}` } },
      },
      MuiPopper: { defaultProps: { container } },
      MuiDrawer: { defaultProps: { container }, styleOverrides: { paper: { background: token.paper } } },
      MuiSnackbarContent: { styleOverrides: { root: { fontSize: 15 } } },
      MuiAlert: { styleOverrides: { root: { fontSize: 15, alignItems: 'center' } } },
    },
  });
}
