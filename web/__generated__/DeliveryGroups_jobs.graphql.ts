/**
 * @generated SignedSource<<d12748be77c43e897a6f7e4528c57a5f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryGroups_jobs$data = {
  readonly jobs: {
    readonly rows: ReadonlyArray<{
      readonly attempts: number;
      readonly failedAt: string;
      readonly id: string;
      readonly key: string | null;
      readonly lastError: string | null;
      readonly task: string;
    }>;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "DeliveryGroups_jobs";
};
export type DeliveryGroups_jobs$key = {
  readonly " $data"?: DeliveryGroups_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryGroups_jobs">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "jobs"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryGroups_jobs",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "jobs"
        }
      ],
      "concreteType": "JobPage",
      "kind": "LinkedField",
      "name": "jobs",
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
          "concreteType": "FailedJob",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "task",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
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
              "name": "lastError",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "failedAt",
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

(node as any).hash = "07c42ea914f1e5fd0d37269cf53b4e86";

export default node;
