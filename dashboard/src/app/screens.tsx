import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import LandingScreen from '../features/login/landing-screen';
import { ForUsers } from './for-users';
import { ForVisitors } from './for-visitors';
import { useRouteEffects } from './route-effects';
import { ScreenSkeleton } from './screen-skeleton';

const AccountScreen = lazy(() => import('../features/account/account-screen'));
const DesignScreen = import.meta.env.DEV ? lazy(() => import('../features/design/design-screen')) : null;
const FeedbackScreen = lazy(() => import('../features/feedback/feedback-screen'));
const GoalsScreen = lazy(() => import('../features/goals/goals-screen'));
const HistoryScreen = lazy(() => import('../features/history/history-screen'));
const MessagesScreen = lazy(() => import('../features/messages/messages-screen'));
const NotFoundScreen = lazy(() => import('../features/not-found/not-found-screen'));
const NotificationsScreen = lazy(() => import('../features/notifications/notifications-screen'));
const OnboardingScreen = lazy(() => import('../features/onboarding/onboarding-screen'));
const PrivacyScreen = lazy(() => import('../features/legal/privacy-screen'));
const SettingsScreen = lazy(() => import('../features/account/settings-screen'));
const SubscriptionScreen = lazy(() => import('../features/plan/subscription-screen'));
const TermsScreen = lazy(() => import('../features/legal/terms-screen'));
const TodayScreen = lazy(() => import('../features/today/today-screen'));

/** Every route of the dashboard. */
export function Screens() {
  useRouteEffects();
  return (
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
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
