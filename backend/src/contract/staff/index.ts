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
 *   users           StaffUserRow (StaffUser)       q plan language country optedOut onboardingComplete createdAt lastSeenAt deleted   lastSeenAt createdAt username
 *   conversations   ConversationRow                q userId held assignedTo assigned tag flagged flag safety waits stranger lastTextAt       lastTextAt createdAt urgency waitsSince (both ASC; only flagged or waiting ones)
 *   inbox           InboxRow                       need assignedTo assigned unanswered snoozed (left out: not put off)        need (ASC)
 *   texts           TextRow                        conversationId userId receivedAt reader intent notUnderstood corrected problem source   receivedAt
 *   meals           StaffMealRow                   userId at createdAt mealType date number textId deleted                       createdAt at calories
 *   workouts        StaffWorkoutRow                userId at createdAt date number textId deleted                              createdAt at
 *   goals           StaffGoalsRow                  userId notifications                                                        updatedAt
 *   reminders       ReminderRow                    userId kind nextAt                                                          nextAt (ASC)
 *   reminder-log    ReminderLogRow                 userId kind result at                                                       at
 *   deliveries      DeliveryRow                    conversationId userId state failed channel kind errorCode createdAt resendOf           createdAt
 *   feedback        FeedbackRow                    q userId state at                                                           at
 *   subscriptions   StaffSubscriptionRow (StaffSubscription)   userId plan status provider updatedAt                           updatedAt
 *   staff           StaffRow                       role disabled                                                               createdAt name email
 *   audit           AuditRow                       actorId action objectKind objectId at                                       at
 *   saved-replies   SavedReply                     q language                                                                  title (ASC) updatedAt
 *   learning        LearningRow (LearningItem)     state (left out: new, in-work) kind about owner days (1 to 90; 30)          users texts lastAt
 *   lessons         LessonRow                      state formId madeBy                                                         madeAt
 *   foods           FoodRow (FoodItem)             q source                                                                    as the engine ranks them; without q id (ASC) calories protein carbs fat
 *   requests        StaffRequestRow                userId kind state askedBy                                                   askedAt
 *   outreaches      OutreachRow (OutreachItem)     state kind                                                                  madeAt
 *   views           StaffView                      resource            one's own and the shared ones                           name (ASC)
 *
 *   POST   /users/{id}/plan SetPlanOverride -> StaffUser              DELETE /users/{id}/plan WithReason -> StaffUser
 *   POST   /users/{id}/end-sessions WithReason -> SessionsEnded       POST /users/{id}/opt-out WithReason -> StaffUser
 *   GET    /conversations/{id}/timeline?before=&limit= -> Timeline     {id}: the conversation's or its user's
 *   POST   /conversations/{id}/hold WithOptionalReason -> ConversationRow      the bot goes silent; food is still counted
 *   POST   /conversations/{id}/reply StaffReply -> TimelineItem (201)  holds first when nobody did
 *   POST   /conversations/{id}/close CloseConversation -> ConversationRow      the bot speaks again; open flags are resolved
 *   POST   /conversations/{id}/assign AssignConversation -> ConversationRow
 *   POST   /conversations/{id}/notes AddNote -> TimelineItem (201)
 *   POST   /conversations/{id}/take TakeConversation -> ConversationRow   assigns, reveals for as long as the case is open, and pauses the bot; 409: a colleague has it
 *   POST   /conversations/{id}/snooze SnoozeConversation -> ConversationRow
 *   GET    /drafts/{id} -> StaffDraft                                 PUT /drafts/{id} SaveDraft -> StaffDraft     {id}: the conversation’s
 *   PUT    /presence/{id} SayPresence -> Presence                     GET /presence/{id} -> Presence   who else is in a conversation
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
 *   GET    /users/{id}/money -> StaffMoney      invoices as the provider has them, and what staff ordered
 *   POST   /users/{id}/refunds AskRefund -> StaffMoneyOrder (201)   above an amount it waits for a colleague, in `requests`
 *   POST   /users/{id}/cancellation AskCancellation -> StaffMoneyOrder (201)
 *   POST   /users/{id}/requests AskRequest -> StaffRequestRow      open for a day; whoever asked cannot consent
 *   POST   /requests/{id}/approve WithReason -> StaffRequestRow    an erasure happens at once, and takes the request along ({})
 *   POST   /requests/{id}/refuse WithReason   /withdraw            -> StaffRequestRow
 *   POST   /requests/{id}/take-out -> the file that was consented to, for those two
 *   PUT    /learning/{id} UpdateLearning -> LearningRow
 *   POST   /lessons MakeLesson -> LessonRow (201)                     DELETE /lessons/{id} -> LessonRow     drafts only
 *   POST   /lessons/{id}/try -> LessonTrial                           the last 1,000 texts with and without it; Accept: application/x-ndjson tells how far it is:
 *                                                                     {"progress": TrialProgress}, then {"result": LessonTrial} or {"failed": true}
 *   POST   /lessons/{id}/publish PublishLesson -> LessonRow           by another than who made it; works at once
 *   POST   /lessons/{id}/take-back WithReason -> LessonRow
 *   POST   /outreaches SaveOutreach -> OutreachItem (201)             PUT /outreaches/{id} SaveOutreach -> OutreachItem   DELETE -> Done    before it is consented to
 *   POST   /outreaches/preview OutreachSegment -> OutreachPreview      POST /outreaches/{id}/test TestOutreach -> Done     to one's own number
 *   POST   /outreaches/{id}/ask WithReason   /withdraw   /stop WithReason   -> OutreachItem
 *   POST   /outreaches/{id}/approve ApproveOutreach   /refuse WithReason   -> OutreachItem   by somebody who neither wrote it nor asked
 *   GET    /own-phone -> OwnPhone     PUT /own-phone SetOwnPhone -> OwnPhone   POST /own-phone/prove ProveOwnPhone -> OwnPhone
 *   POST   /views SaveView -> StaffView (201)                         PUT /views/{id} SaveView -> StaffView      DELETE -> Done
 *   GET    /tags -> [TagCount]                                        POST /conversations/{id}/tags ChangeTags -> ConversationRow
 *   GET    /health?from=&to=&bucket=&zone= -> HealthFigures
 *   GET    /quality?weeks=&zone= -> Quality
 *   POST   /search SearchWords -> SearchResult      texts and notes by their words; 429: too many this hour
 *   GET    /reviews?weeks= -> ReviewFigures
 *   POST   /reviews/next NextReview -> ReviewQueue                    POST /reviews/{id}/judge JudgeReview -> ReviewFigures
 *   GET    /business?days=&zone= -> Business
 *   GET    /attention -> Attention     does not keep a session from ending
 *   GET    /events     server-sent: `conversations` { ids } changed, somebody came or left (`presence` { ids }), `ping`
 */
export * from './attention.js';
export * from './business-figures.js';
export * from './business.js';
export * from './conversations.js';
export * from './entries.js';
export * from './foods.js';
export * from './health.js';
export * from './inbox.js';
export * from './learning.js';
export * from './list.js';
export * from './money.js';
export * from './outgoing.js';
export * from './outreach.js';
export * from './people.js';
export * from './quality.js';
export * from './replay.js';
export * from './requests.js';
export * from './reveal.js';
export * from './reviews.js';
export * from './search.js';
export * from './session.js';
export * from './timeline.js';
export * from './users.js';
export * from './views.js';
