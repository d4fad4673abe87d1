/**
 * @generated SignedSource<<36e6e2f8aa92732540e187e699a077de>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopGroups_mentorless$data = {
  readonly mentorlessWorkshops: {
    readonly rows: ReadonlyArray<{
      readonly createdAt: string;
      readonly databaseId: number;
      readonly instructorName: string;
      readonly mentor: {
        readonly databaseId: number;
      } | null;
      readonly registeredCount: number;
      readonly startsAt: string;
      readonly title: string;
    }>;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "WorkshopGroups_mentorless";
};
export type WorkshopGroups_mentorless$key = {
  readonly " $data"?: WorkshopGroups_mentorless$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopGroups_mentorless">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "mentorlessWorkshops"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopGroups_mentorless",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "mentorlessWorkshops"
        }
      ],
      "concreteType": "WorkshopPage",
      "kind": "LinkedField",
      "name": "mentorlessWorkshops",
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
          "concreteType": "Workshop",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "instructorName",
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
              "name": "registeredCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
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
                (v0/*:: as any*/)
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
})();

(node as any).hash = "02eb91f4bdc6a0346bf63d093c61bce2";

export default node;
