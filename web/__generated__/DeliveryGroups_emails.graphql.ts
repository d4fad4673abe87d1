/**
 * @generated SignedSource<<b0d755be71c2294cce3efeb1e147fe14>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryGroups_emails$data = {
  readonly emails: {
    readonly rows: ReadonlyArray<{
      readonly attempts: number;
      readonly createdAt: string;
      readonly databaseId: number;
      readonly lastError: string | null;
      readonly subject: string;
      readonly toAddress: string;
    }>;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "DeliveryGroups_emails";
};
export type DeliveryGroups_emails$key = {
  readonly " $data"?: DeliveryGroups_emails$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryGroups_emails">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "emails"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryGroups_emails",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "emails"
        }
      ],
      "concreteType": "EmailPage",
      "kind": "LinkedField",
      "name": "emails",
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
          "concreteType": "FailedEmail",
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
              "name": "toAddress",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subject",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastError",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attempts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
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

(node as any).hash = "64dcc78b3e54783027f7df7b4313b345";

export default node;
