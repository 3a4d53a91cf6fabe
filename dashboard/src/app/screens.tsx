import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { ForUsers } from './for-users';
import { ForVisitors } from './for-visitors';
import { RouteEffects } from './route-effects';
import { ScreenSkeleton } from './screen-skeleton';
import { SCREENS } from './screen-modules';

const AccountScreen = lazy(SCREENS['/account']);
const DesignScreen = import.meta.env.DEV ? lazy(() => import('../features/design/design-screen')) : null;
const FeedbackScreen = lazy(SCREENS['/feedback']);
const GoalsScreen = lazy(SCREENS['/goals']);
const HistoryScreen = lazy(SCREENS['/history']);
const LandingScreen = lazy(SCREENS['/landing']);
const MessagesScreen = lazy(SCREENS['/messages']);
const NotificationsScreen = lazy(SCREENS['/notifications']);
const OnboardingScreen = lazy(SCREENS['/onboarding']);
const OtherScreens = lazy(() => import('./other-screens'));
const PrivacyScreen = lazy(SCREENS['/privacy']);
const SettingsScreen = lazy(SCREENS['/settings']);
const SubscriptionScreen = lazy(SCREENS['/subscription']);
const TermsScreen = lazy(SCREENS['/terms']);
const TodayScreen = lazy(SCREENS['/dashboard']);

/** Every route of the dashboard. */
export function Screens() {
  return (
    <>
      <Suspense fallback={<ScreenSkeleton />}>
        <Routes>
          <Route element={<ForVisitors />}>
            <Route path="/" element={<LandingScreen />} />
            <Route path="/landing" element={<LandingScreen />} />
          </Route>
          <Route path="/terms" element={<TermsScreen />} />
          <Route path="/terms-conditions" element={<TermsScreen />} />
          <Route path="/privacy" element={<PrivacyScreen />} />
          <Route path="/privacy-policy" element={<PrivacyScreen />} />
          {DesignScreen && <Route path="/design" element={<DesignScreen />} />}
          <Route element={<ForUsers />}>
            <Route path="/dashboard" element={<TodayScreen />} />
            <Route path="/history" element={<HistoryScreen />} />
            <Route path="/messages" element={<MessagesScreen />} />
            <Route path="/commands" element={<Navigate to="/messages" replace />} />
            <Route path="/goals" element={<GoalsScreen />} />
            <Route path="/subscription" element={<SubscriptionScreen />} />
            <Route path="/settings" element={<SettingsScreen />} />
            <Route path="/notifications" element={<NotificationsScreen />} />
            <Route path="/account" element={<AccountScreen />} />
            <Route path="/feedback" element={<FeedbackScreen />} />
            <Route path="/onboarding" element={<OnboardingScreen />} />
            <Route path="*" element={<OtherScreens />} />
          </Route>
        </Routes>
      </Suspense>
      <RouteEffects />
    </>
  );
}
