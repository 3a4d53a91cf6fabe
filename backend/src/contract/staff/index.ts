/**
 * What the support console and the server say to each other, all under `/api/staff`. Cookie `staff_session` (path /api/staff); every
 * write carries an `X-CSRF-Token` header of any value. 401: not signed in; 403: signed in, but the role may not; 400 with words for
 * malformed filters, sorts and ranges; 409 with words when something moved on meanwhile. Refusals are `Problem`.
 *
 *   POST /sign-in StaffSignIn -> StaffSession (401 wrong; 429 locked out)   POST /sign-out -> Done   GET /session -> StaffSession
 *   POST /reveal Reveal -> Revealed     for this session: number and texts of that user or conversation come unmasked from then on
 *
 * Lists: GET /{resource}?sort=&range=&filter= -> rows, `Content-Range: {resource} 0-24/319`. Where there are too many rows to count, past 1,000, the total is an estimate and the header
 * `X-Total-Estimated: true` says so. `filter.id` may be an id or a list of ids (getMany). Instants filter as `{field}_gte`, `{field}_lt`. `q`
 * searches (3 characters at least). GET /{resource}/{id} -> one. GET /{resource}/export.csv?sort=&filter= -> CSV of at most 100,000 rows (capability `export`).
 * PUT and POST bodies hold the fields of their class and no others.
 *
 *   resource        row (one)                      filters                                                                     sorts (first: default, DESC)
 *   users           StaffUserRow (StaffUser)       q plan optedOut onboardingComplete createdAt lastSeenAt deleted              lastSeenAt createdAt username
 *   conversations   ConversationRow                q userId held assignedTo flagged stranger lastTextAt                        lastTextAt createdAt
 *   texts           TextRow                        conversationId userId receivedAt reader intent notUnderstood corrected problem source   receivedAt
 *   meals           StaffMealRow                   userId at createdAt mealType date number deleted                            createdAt at calories
 *   workouts        StaffWorkoutRow                userId at createdAt date number deleted                                     createdAt at
 *   goals           StaffGoalsRow                  userId notifications                                                        updatedAt
 *   reminders       ReminderRow                    userId kind nextAt                                                          nextAt (ASC)
 *   reminder-log    ReminderLogRow                 userId kind result at                                                       at
 *   deliveries      DeliveryRow                    conversationId userId state failed channel kind errorCode createdAt resendOf           createdAt
 *   feedback        FeedbackRow                    q userId state at                                                           at
 *   subscriptions   StaffSubscriptionRow (StaffSubscription)   userId plan status provider updatedAt                           updatedAt
 *   staff           StaffRow                       role disabled                                                               createdAt name email
 *   audit           AuditRow                       actorId action objectKind objectId at                                       at
 *   saved-replies   SavedReply                     q language                                                                  title (ASC) updatedAt
 *   misunderstood   MisunderstoodRow               kind days (1 to 90; 30)                                                     count lastAt
 *
 *   POST   /users/{id}/plan SetPlanOverride -> StaffUser              DELETE /users/{id}/plan WithReason -> StaffUser
 *   POST   /users/{id}/end-sessions WithReason -> SessionsEnded       POST /users/{id}/opt-out WithReason -> StaffUser
 *   GET    /conversations/{id}/timeline?before=&limit= -> Timeline     {id}: the conversation's or its user's
 *   POST   /conversations/{id}/hold WithOptionalReason -> ConversationRow      the bot goes silent; food is still counted
 *   POST   /conversations/{id}/reply StaffReply -> TimelineItem (201)  holds first when nobody did
 *   POST   /conversations/{id}/close CloseConversation -> ConversationRow      the bot speaks again; open flags are resolved
 *   POST   /conversations/{id}/assign AssignConversation -> ConversationRow
 *   POST   /conversations/{id}/notes AddNote -> TimelineItem (201)
 *   POST   /conversations/{id}/undo UndoChange -> Done
 *   POST   /conversations/{id}/flags/{flagId}/resolve -> Done
 *   PUT    /meals/{id} CorrectMeal -> StaffMealRow                    DELETE /meals/{id} WithReason (in the body) -> StaffMealRow
 *   PUT    /workouts/{id} CorrectWorkout -> StaffWorkoutRow           DELETE /workouts/{id} WithReason -> StaffWorkoutRow
 *   PUT    /goals/{userId} CorrectGoals -> StaffGoalsRow              409: notifications cannot be switched on for somebody
 *   POST   /deliveries/{id}/resend WithOptionalReason -> DeliveryRow (201), the new one
 *   PUT    /feedback/{id} UpdateFeedback -> FeedbackRow               POST /feedback/{id}/answer AnswerFeedback -> FeedbackRow
 *   POST   /subscriptions/{id}/repair WithReason -> StaffSubscription   fetches from the provider and stores that
 *   POST   /staff CreateStaff -> StaffCredentials (201)               PUT /staff/{id} UpdateStaff -> StaffRow      POST /staff/{id}/reset -> StaffCredentials
 *   POST   /saved-replies SaveReply -> SavedReply (201)               PUT /saved-replies/{id} SaveReply -> SavedReply   DELETE -> SavedReply
 *   POST   /replay StartReplay -> ReplayResult                        POST /replay/fixture SaveFixture -> Fixture
 *   GET    /health?from=&to=&bucket= -> HealthFigures
 */
export * from './business.js';
export * from './conversations.js';
export * from './entries.js';
export * from './health.js';
export * from './list.js';
export * from './outgoing.js';
export * from './people.js';
export * from './replay.js';
export * from './reveal.js';
export * from './session.js';
export * from './timeline.js';
export * from './users.js';
