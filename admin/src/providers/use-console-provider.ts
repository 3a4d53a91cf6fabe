import { useDataProvider } from 'react-admin';
import type { ConsoleProvider } from './data-provider';

export const useConsoleProvider = (): ConsoleProvider => useDataProvider<ConsoleProvider>();
