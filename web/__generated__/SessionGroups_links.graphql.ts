/**
 * @generated SignedSource<<aed8b26a01f2083ef78ff1d3f6a690d0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionGroups_links$data = {
  readonly sessionsWithoutLink: {
    readonly rows: ReadonlyArray<{
      readonly databaseId: number;
      readonly endsAt: string | null;
      readonly menteeName: string;
      readonly mentor: {
        readonly email: string | null;
      } | null;
      readonly mentorName: string;
      readonly startsAt: string | null;
    }>;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "SessionGroups_links";
};
export type SessionGroups_links$key = {
  readonly " $data"?: SessionGroups_links$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionGroups_links">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "sessionsWithoutLink"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionGroups_links",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "sessionsWithoutLink"
        }
      ],
      "concreteType": "BookingPage",
      "kind": "LinkedField",
      "name": "sessionsWithoutLink",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Booking",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mentorName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "menteeName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endsAt",
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "email",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkQueue",
  "abstractKey": null
};

(node as any).hash = "b510899f96408c949325b391c8c7d0d5";

export default node;
