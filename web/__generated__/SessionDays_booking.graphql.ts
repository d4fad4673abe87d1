/**
 * @generated SignedSource<<49b8a5b2e152a08941f98a1eb13d341f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "EXPIRED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SessionDays_booking$data = {
  readonly agenda: string;
  readonly endDate: string | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly plan: {
    readonly conversation: {
      readonly isActive: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"OpenChat_conversation">;
    } | null | undefined;
  } | null | undefined;
  readonly startDate: string | null | undefined;
  readonly startsAt: string | null | undefined;
  readonly status: BookingStatus;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCalendar_booking" | "JoinRecord_booking" | "JoinSession_booking" | "SessionActions_booking" | "SessionNews_booking" | "SessionPerson_booking" | "SessionStatus_booking" | "sessionPath_booking">;
  readonly " $fragmentType": "SessionDays_booking";
};
export type SessionDays_booking$key = {
  readonly " $data"?: SessionDays_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionDays_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionDays_booking",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agenda",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Conversation",
          "kind": "LinkedField",
          "name": "conversation",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isActive",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "OpenChat_conversation"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionPerson_booking"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "sessionPath_booking",
      "selections": [
        (v3/*:: as any*/),
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "packageType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Mentor",
          "kind": "LinkedField",
          "name": "mentor",
          "plural": false,
          "selections": [
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionStatus_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionNews_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinRecord_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JoinSession_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToCalendar_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionActions_booking"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "276b233363137455300af625ab93f5f3";

export default node;
